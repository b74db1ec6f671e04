/** Where friends reach this page: by the address at which it was opened, unless only this machine knows that one. */
import { api } from './api';
import { at } from './base';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export class Reach {
  /** Addresses of the page for others, the best first; none while only this machine is served. */
  addresses: string[] = $state([]);
  /** Whether whoever sits here may let the network in. */
  mayOpen = $state(false);
  ready = $state(false);

  async look(): Promise<void> {
    if (!OWN_NAMES.includes(location.hostname)) this.addresses = [`${location.origin}${at('/')}`];
    else this.take(await api.house());
    this.ready = true;
  }

  async open(): Promise<void> {
    this.take(await api.openNetwork());
  }

  private take({ addresses, may_open }: { addresses: string[]; may_open: boolean }): void {
    this.addresses = addresses;
    this.mayOpen = may_open;
  }
}
