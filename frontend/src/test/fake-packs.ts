import type { HttpHandler } from 'msw';
import { type AddPackBody, packKinds, type PackKind, type RevisePackBody } from '#contracts';
import { attributesOfPack, packs, PACKS_CHECKED } from '#racing';
import { FakeApi } from './fake-api.ts';

export class FakePacks extends FakeApi {
  packs: PackKind[] = packs().map((pack) => ({
    ...(attributesOfPack(pack) as Omit<PackKind, 'id' | 'gameVersion' | 'checked'>),
    id: pack.id,
    gameVersion: '26',
    checked: PACKS_CHECKED,
  }));
  readonly added: AddPackBody[] = [];
  readonly revised: [string, RevisePackBody][] = [];

  protected override handlers(): HttpHandler[] {
    const written = (id: string) => ({ id, position: (this.position += 1), views: ['packs'] });
    return [
      this.on(
        packKinds.list,
        () => ({ items: this.packs }),
        () => this.position,
      ),
      this.on(packKinds.add, ({ body }) => {
        this.added.push(body);
        const id = body.facts.name.toLowerCase();
        this.packs = [...this.packs, { ...body.facts, id, gameVersion: body.gameVersion, checked: PACKS_CHECKED }];
        return written(id);
      }),
      this.on(packKinds.revise, ({ params: { packId }, body }) => {
        this.revised.push([packId, body]);
        return written(packId);
      }),
      ...super.handlers(),
    ];
  }
}
