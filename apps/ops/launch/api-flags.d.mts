export declare const apiFlags: readonly string[];
