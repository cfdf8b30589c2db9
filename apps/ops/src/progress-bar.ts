import progress from 'cli-progress';

/** A progress bar on stderr of a terminal; elsewhere nothing. */
export type ProgressBar = { to(value: number): void; end(): void };

export const progressBar = (label: string, total: number): ProgressBar => {
  const bar = new progress.SingleBar(
    {
      format: `${label} {bar} {percentage} % | {duration_formatted}, {eta_formatted} left`,
      hideCursor: true,
      clearOnComplete: true,
    },
    progress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return { to: (value) => bar.update(Math.min(value, total)), end: () => bar.stop() };
};
