import { Injectable } from '@nestjs/common';
import { SiteState } from './site-state.ts';

/** What was switched here holds here at once. */
@Injectable()
export class AroundSite {
  constructor(private readonly state: SiteState) {}

  after(): void {
    this.state.forget();
  }
}
