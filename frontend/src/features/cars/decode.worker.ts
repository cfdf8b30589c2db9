import { answerDecoding, type DecodeScope } from './decode-talk.ts';

answerDecoding(globalThis as unknown as DecodeScope);
