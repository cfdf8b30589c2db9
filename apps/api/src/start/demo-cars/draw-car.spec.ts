import sharp from 'sharp';
import { encodePicture } from '../../../../../libs/uploads/src/encode-picture.ts';
import { drawCar } from './draw-car.ts';

describe('a drawn photo', () => {
  it('is a picture as people send them, with the paint that was asked for', async () => {
    const { full, width, height } = await encodePicture(
      drawCar({ paint: [200, 30, 30], sky: [120, 170, 220], ground: [110, 110, 110] }),
    );
    expect([width, height]).toEqual([480, 300]);
    const { data } = await sharp(full)
      .extract({ left: 247, top: 195, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    expect(red > 100 && green < 60 && blue < 60).toBe(true);
  });
});
