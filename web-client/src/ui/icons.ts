/** Icons, each a path in a box of 24 by 24, drawn with a stroke. */

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

export const ICONS = {
  back: "M19 12H5m6-6-6 6 6 6",
  menu: "M4 7h16M4 12h16M4 17h16",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.300M14 10a4 4 0 0 0-5.7 0l-3.5 3.500a4 4 0 0 0 5.7 5.700L12 17.7",
  people: `${circle(9, 8, 3.5)}M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.800a3.5 3.5 0 0 1 0 6.400M18 14.500c2 .8 3.2 2.6 3.5 5.5`,
  person: `${circle(12, 8, 4)}M4.5 20.500c.7-4.5 3.5-6.5 7.5-6.500s6.8 2 7.5 6.5`,
  bot: `M5 9h14v10H5zM12 9V5M2.5 13v3M21.5 13v3M9.5 16.500h5${circle(12, 4, 1)}M9 12.500v.5M15 12.500v.5`,
  eye: `M2 12c2.5-4.5 6-6.5 10-6.500s7.5 2 10 6.500c-2.5 4.5-6 6.5-10 6.500S4.5 16.5 2 12z${circle(12, 12, 3)}`,
  note: "M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.500h7M8.5 12h5",
  talk: "M4 5h16v11h-9l-4.5 4V16H4zM8 9h8M8 12.500h5",
  clock: `${circle(12, 12, 8.5)}M12 7v5l3.5 2`,
  token: `${circle(12, 12, 8.5)}M12 6.500v3M12 14.500v3M6.5 12h3M14.5 12h3M8.2 8.200l2 2M13.8 13.800l2 2M15.8 8.200l-2 2M10.2 13.800l-2 2`,
  error: "M12 3.5 21.5 20h-19zM12 10v4.500M12 17.200v.2",
  deck: "M7 7h11v14H7zM4 17V4h10",
  discard: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.500M13.5 11v5.5",
  play: "M7 4.500v15l12-7.500z",
  pause: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  settings: `M4 7h8M16 7h4M4 17h4M12 17h8${circle(14, 7, 2)}${circle(10, 17, 2)}`,
  sun: `${circle(12, 12, 4)}M12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.3 7 7M17 17l1.7 1.700M18.7 5.3 17 7M7 17l-1.7 1.7`,
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z",
  sound: "M4 9.500v5h3.500L12 19V5L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6.500a7.5 7.5 0 0 1 0 11",
  mute: "M4 9.500v5h3.500L12 19V5L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5",
  help: `${circle(12, 12, 9)}M9.3 9.500c.2-3.3 5.4-3.2 5.4 0 0 2-2.7 2.2-2.7 4.300M12 16.800v.2`,
  download: "M12 4v11m-5-5 5 5 5-5M4.5 20h15",
  check: "M4.5 12.500l5 5L19.5 7",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500M20 14v2.500M14 20h2.500M20 20v-.1",
  globe: `${circle(12, 12, 9)}M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18`,
  home: "M4 11.5 12 4.500l8 7M6.5 10v9.500h11V10M10.5 19.500V14h3v5.5",
  drag: "M9 5.500v.1M15 5.500v.1M9 12v.1M15 12v.1M9 18.500v.1M15 18.500v.1",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  star: "M12 3l2.5 6 6.5.6-5 4.2 1.6 6.2-5.6-3.500L6.4 20 8 13.8 3 9.6 9.5 9z",
  bell: "M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15zM10 20.500h4",
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9",
  share: `${circle(18, 5.5, 2.5)}${circle(6, 12, 2.5)}${circle(18, 18.5, 2.5)}M8.3 10.800l7.4-4M8.3 13.200l7.4 4`,
  keyboard:
    "M3 6h18v12H3zM6.5 9.500v.1M10 9.500v.1M13.5 9.500v.1M17.5 9.500v.1M6.5 12.500v.1M17.5 12.500v.1M8.5 15h7",
} as const;

export type IconName = keyof typeof ICONS;
