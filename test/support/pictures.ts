import sharp from 'sharp';
import type { Answer, TestApi } from './api.ts';

export const aPicture = ({ width = 640, height = 400, colour = '#2a5' } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

export const sendPicture = (api: TestApi, cookie: string | undefined, bytes: Buffer): Promise<Answer> =>
  api.post('/api/v1/uploads', bytes, { headers: { 'content-type': 'image/png' }, ...(cookie && { cookie }) });
