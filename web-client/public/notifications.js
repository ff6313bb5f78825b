// Shows whose turn it is while no page is visible: some phones let only service workers notify. It
// answers no request and caches nothing.

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

async function openPage(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === address);
  await (page === undefined ? self.clients.openWindow(address) : page.focus());
}
