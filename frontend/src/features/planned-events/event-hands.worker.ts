import { eventHands, type HandsQuestion } from './event-hands.ts';

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
page.addEventListener('message', ({ data }: MessageEvent<HandsQuestion>) => page.postMessage(eventHands(data)));
