/** The text of a file from any program. The reader loads with the first use. */
export async function textOfFile(file: Blob): Promise<string> {
  const { decodeText } = await import('#tables');
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
