import { unknownThing } from '../errors.js';
import { type Port, tellOfChannel } from '../port.js';
import { showChannel } from '../show/channels.js';
import { showMe, showUser } from '../show/people.js';
import { type Channel, newChannel } from '../world.js';
import { answer, type Call, type Route } from './route.js';

/** The bot about itself: its user, its application, its gateway, its way to a person's DMs. */

const application = ({ world }: Port) => ({
  id: world.application,
  name: world.users.get(world.bot)?.username ?? '',
  icon: null,
  description: '',
  type: null,
  summary: '',
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '0'.repeat(64),
  flags: 0,
  flags_new: '0',
  redirect_uris: [],
  interactions_endpoint_url: null,
  role_connections_verification_url: null,
  owner: showMe(world),
  approximate_guild_count: world.guilds.size,
  approximate_user_install_count: 0,
  approximate_user_authorization_count: 0,
  explicit_content_filter: 0,
  team: null,
  bot: showMe(world),
});

const gatewayUrl = (port: Port): string => port.base().replace('http', 'ws');

function openDm({ port, body }: Call) {
  const user = port.world.users.get(String((body as { recipient_id?: string }).recipient_id));
  if (!user) throw unknownThing('User');
  return answer(showChannel(port.world, dmWith(port, user.id)));
}

/** The one DM channel of the bot and a person. */
export function dmWith(port: Port, user: string): Channel {
  const { world } = port;
  const known = [...world.channels.values()].find(channel => channel.type === 1 && channel.members.includes(user));
  if (known) return known;
  const dm = newChannel(port.id(), port.now(), { type: 1, guild: null, name: '', members: [user, world.bot] });
  world.channels.set(dm.id, dm);
  tellOfChannel(port, 'opened', dm);
  return dm;
}

export const applicationRoutes: readonly Route[] = [
  { on: 'GET /gateway', handle: ({ port }) => answer({ url: gatewayUrl(port) }) },
  {
    on: 'GET /gateway/bot',
    handle: ({ port }) =>
      answer({
        url: gatewayUrl(port),
        shards: 1,
        session_start_limit: { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 },
      }),
  },
  { on: 'GET /users/@me', handle: ({ port }) => answer(showMe(port.world)) },
  {
    on: 'GET /users/:id',
    handle: ({ port, parts }) => {
      const user = port.world.users.get(parts[0] ?? '');
      if (!user) throw unknownThing('User');
      return answer(showUser(user));
    },
  },
  { on: 'POST /users/@me/channels', handle: openDm },
  { on: 'GET /oauth2/applications/@me', handle: ({ port }) => answer(application(port)) },
  { on: 'GET /applications/@me', handle: ({ port }) => answer(application(port)) },
];
