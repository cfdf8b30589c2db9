const slats = [
  ['F', 'M.6 21.5 1.56 15.5h2.5l-.96 6Z'],
  ['E', 'm4.15 21.5 1.28-8h2.5l-1.28 8Z'],
  ['D', 'm7.7 21.5 1.66-10.4h2.5L10.2 21.5Z'],
  ['C', 'm11.25 21.5 2.05-12.8h2.5l-2.05 12.8Z'],
  ['B', 'm14.8 21.5 2.46-15.4h2.5L17.3 21.5Z'],
  ['A', 'm18.35 21.5 2.91-18.2h2.5l-2.91 18.2Z'],
  ['S', 'M21.9 21.5 25.26.5h2.5L24.4 21.5Z'],
] as const;

/** The ribbon: seven slats, class F to S, rising. */
export function Logo({ width = 26 }: { width?: number }) {
  return (
    <svg viewBox="0 0 28 22" width={width} height={(width * 22) / 28} aria-hidden="true">
      {slats.map(([letter, path]) => (
        <path key={letter} d={path} fill={`var(--class-${letter})`} />
      ))}
    </svg>
  );
}
