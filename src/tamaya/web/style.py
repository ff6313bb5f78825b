"""How the pages look."""

STYLE = """\
:root { color-scheme: light dark; }
body {
  font: 1.1rem/1.5 system-ui, sans-serif; max-width: 38rem; margin: 0 auto; padding: 2rem 1rem;
}
h1 { line-height: 1.2; }
input, button { font: inherit; padding: 0.3rem 0.6rem; }
[role="alert"] { border-left: 0.3rem solid #b3261e; padding-left: 0.7rem; }
footer { margin-top: 3rem; font-size: 0.9rem; }
"""
