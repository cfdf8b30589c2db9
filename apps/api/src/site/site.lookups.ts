import { Injectable } from '@nestjs/common';
import { SiteState } from './site-state.ts';

/** A switch takes effect on this node immediately. */
@Injectable()
export class SiteLookups {
  constructor(private readonly state: SiteState) {}

  after(): void {
    this.state.forget();
  }
}
