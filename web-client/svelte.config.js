/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    // A component's style is a file of its own: the house allows no inline style.
    css: "external",
    runes: true,
  },
};
