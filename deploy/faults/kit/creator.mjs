import { MongoClient } from 'mongodb';
import { ask, must, newKey, someNetwork, uniqueName } from './requests.mjs';

const demo = { email: 'demo@linkyard.local', password: 'yard-demo-2026' };

/** The demo creator with a token of their own, and what the suite asks of their pages. */
export class Creator {
  static async signIn(installation) {
    const creator = new Creator(installation);
    const { token, user } = await must(`${installation.url}/auth/login`, { body: demo });
    return Object.assign(creator, { token, userId: user._id });
  }

  constructor(installation) {
    this.installation = installation;
  }

  must(path, body) {
    return must(`${this.installation.url}${path}`, { body, token: this.token });
  }
  ask(path, body, options = {}) {
    return ask(`${this.installation.url}${path}`, { body, token: this.token, ...options });
  }

  /** A published page that says `says`, with an opt-in. */
  async page(says = 'Hello') {
    const campName = uniqueName('fault');
    const { _id: campaignId, templateId } = await this.must('/user/campaign/create', {
      campName,
      title: 'A page',
      templateId: null,
    });
    const { template } = await this.must('/user/template/get', { _id: templateId });
    const page = { templateId, pageId: template.homePageId };
    const heading = await this.must('/user/section/add', {
      ...page,
      type: 'el_heading',
      sectionData: { text: says, tag: 'h1', align: '' },
    });
    const optin = await this.must('/user/section/add', { ...page, type: 'el_optin' });
    await this.must('/user/campaign/publish', { _id: campaignId });
    return { campaignId, campName, path: `/${campName}`, pageId: page.pageId, heading, optin };
  }

  /** What a visitor sends by the opt-in of a page. */
  optin({ campaignId, pageId, optin }, email, more = {}) {
    const body = {
      campaignId,
      pageId,
      sectionId: optin._id,
      answers: { name: 'Visitor', email, consent: true },
      idempotencyKey: newKey(),
      elapsedMs: 5_000,
      ...more,
    };
    return ask(`${this.installation.url}/user/form/submit`, { body, headers: someNetwork() });
  }

  /** Puts other words on the page's draft. */
  async say({ heading }, says) {
    const saved = await this.must('/user/section/save', {
      section_id: heading._id,
      sectionData: { ...heading.sectionData, text: says },
      animation: heading.animation,
      title: 'A heading',
    });
    return saved;
  }
}

/** Looks into the database past every service: only it can say what is really there. */
export async function withDatabase(installation, look) {
  const client = new MongoClient(installation.env.MONGODB_URI);
  try {
    return await look(client.db());
  } finally {
    await client.close();
  }
}
