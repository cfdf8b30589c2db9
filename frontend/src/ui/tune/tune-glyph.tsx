import styles from './tune-glyph.module.css';

const full = 12;
const tops = [0, 4.5, 9];
const names = ['engine', 'weight', 'chassis'];

/** A digit of a tune as a share of its maximum: stages go to 3, points to 9. */
function share(digit: number, stages: boolean): number {
  return digit / (stages ? 3 : 9);
}

/** Engine, weight, chassis as three bars, always with the digits next to them. */
export function TuneGlyph({ tune }: { tune: string }) {
  const digits = [...tune].map(Number);
  const stages = digits.every((digit) => digit <= 3);
  return (
    <span className={styles['tune']}>
      <svg viewBox="0 0 13 12" aria-hidden="true">
        {digits.map((digit, part) => (
          <g key={names[part]} fill="currentColor">
            <rect x={tops[part]} width="3.4" height={full} rx=".8" opacity=".25" />
            <rect
              x={tops[part]}
              y={full * (1 - share(digit, stages))}
              width="3.4"
              height={full * share(digit, stages)}
              rx=".8"
            />
          </g>
        ))}
      </svg>
      {tune}
    </span>
  );
}
