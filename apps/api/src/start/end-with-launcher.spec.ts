import { spawn } from 'node:child_process';

const module = new URL('end-with-launcher.ts', import.meta.url).href;
const script = `
  import { endWithLauncher } from '${module}';
  process.once('SIGTERM', () => { console.log('ended'); process.exit(); });
  endWithLauncher(process.env);
  setInterval(() => undefined, 1_000_000);
  console.log('ready');`;

describe('a process under npm start', () => {
  it('ends with the shell that npm runs it in, which passes no signal on', async () => {
    const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$SCRIPT"; true'], {
      env: { ...process.env, NODE_OPTIONS: '', NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    // The process holds the other end of the pipe, which closes when it ends.
    const gone = new Promise<void>((resolve) => void shell.stdout.once('close', () => resolve()));
    shell.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said === 'ready\n') shell.kill('SIGTERM');
    });
    await gone;
    expect(said).toBe('ready\nended\n');
  });
});
