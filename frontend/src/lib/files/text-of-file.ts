/** What a file says, whichever program wrote it. What reads files comes with the first of them. */
export async function textOfFile(file: Blob): Promise<string> {
  const { decodeText } = await import('#tables');
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
