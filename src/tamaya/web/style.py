"""How the pages look: paper and ink by day, a night sky in the dark."""

STYLE = """\
:root {
  color-scheme: light dark;
  --ground: #faf6ec; --ink: #1d2238; --quiet: #545a74; --spark: #9a3412; --edge: #cfc6b0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10142b; --ink: #f3ecd9; --quiet: #b9bfd8; --spark: #ffc857; --edge: #3a4166;
  }
}
body {
  font: 1.1rem/1.55 system-ui, sans-serif; max-width: 38rem; margin: 0 auto; padding: 2rem 1.2rem;
  background: var(--ground); color: var(--ink);
}
h1 { font-family: Georgia, "Times New Roman", serif; line-height: 1.2; }
h1::after {
  content: ""; display: block; width: 4rem; margin-top: 0.6rem;
  border-bottom: 0.2rem solid var(--spark);
}
a { color: var(--spark); }
li { padding: 0.35rem 0; }
nav a { display: inline-block; min-height: 44px; line-height: 44px; }
input, button {
  font: inherit; min-height: 44px; padding: 0.3rem 0.8rem; border: 1px solid var(--edge);
  border-radius: 0.4rem; background: var(--ground); color: var(--ink);
}
button { border-color: var(--spark); color: var(--spark); }
[role="alert"] { border-left: 0.3rem solid var(--spark); padding-left: 0.7rem; }
footer { margin-top: 3rem; font-size: 0.9rem; color: var(--quiet); }
"""
