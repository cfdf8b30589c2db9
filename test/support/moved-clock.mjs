import { readFileSync } from 'node:fs';

// Loaded before a server: its clock runs ahead by the content of the file CLOCK_AHEAD_FILE, in milliseconds, while it
// runs.
const file = process.env.CLOCK_AHEAD_FILE;
const RealDate = Date;
const ahead = () => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead());
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead();
  }
};
