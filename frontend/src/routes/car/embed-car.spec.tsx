import { screen } from '@testing-library/react';
import type { Tune } from '#racing';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { EmbedCar } from './embed-car.tsx';

describe('a car for a page of one’s own', () => {
  it('is shown as it will be, and its code is copied', async () => {
    new FakeApi().install();
    const copied: string[] = [];
    const { user } = renderAt('/', <EmbedCar car={testCar('Mistral')} tune={'332' as Tune} />);
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    await user.click(screen.getByRole('button', { name: 'Embed' }));
    await screen.findByRole('dialog', { name: /^Embed: / });
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    const frame = screen.getByTitle(/^Preview: /);
    const address = 'http://localhost/api/v1/embeds/cars/Mistral?tune=332&theme=light&language=en';
    expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([
      address,
      'allow-popups allow-popups-to-escape-sandbox',
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(copied).toEqual([expect.stringContaining(`<iframe src="${address.replaceAll('&', '&amp;')}"`)]);
  });
});
