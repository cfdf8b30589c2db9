/** Next to the grid, above it as one line, or as a button at its side where there is little height. */
export type NewsForm = 'column' | 'strip' | 'rail';
