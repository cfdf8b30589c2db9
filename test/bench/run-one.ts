// A file rather than `node -e`: worker threads inherit the flags, and start with no text to evaluate.
const { default: bench } = (await import(process.argv[2] ?? '')) as { default: () => Promise<boolean> };
process.exit((await bench()) ? 0 : 1);
