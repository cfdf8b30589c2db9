export declare const apiFlags: readonly string[];
export declare const apiEnv: Readonly<Record<string, string>>;
