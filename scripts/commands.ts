import { REST } from 'discord.js';
import { config as loadEnv } from 'dotenv';
import { COMMANDS } from '../commands/index.js';
import { readConfig } from '../src/config.js';
import { registerCommands } from '../src/discord/register.js';

/** `npm run commands`: tells Discord which slash commands there are, if that has changed. */
loadEnv({ quiet: true });
const { token, application, guild } = readConfig(process.env);
if (token === null || application === null) throw new Error('npm run commands needs DISCORD_TOKEN and DISCORD_APPLICATION_ID');
const { changed, names } = await registerCommands(new REST().setToken(token), application, guild, COMMANDS);
process.stdout.write(
  `${changed ? 'Registered' : 'Unchanged'}: ${names.map(name => `/${name}`).join(' ')}${guild === null ? '' : ` in server ${guild}`}\n`,
);
