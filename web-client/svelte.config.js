/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    // The styles of a component are a file: the server's policy allows no inline style.
    css: "external",
    runes: true,
  },
};
