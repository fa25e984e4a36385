import * as path from 'node:path'
import { type Command, type ServiceFacts, type ServicePlan, settingsFile } from './service-plan.ts'

const name = 'quay.service'

/** A unit of the machine (starts with it, runs as the account) or of an account that may linger (starts with it, too). */
export function systemdPlan(facts: ServiceFacts): ServicePlan {
  const isOfUser = facts.kind === 'systemd-user'
  const folder = isOfUser ? path.posix.join(facts.home, '.config/systemd/user') : '/etc/systemd/system'
  const control = (...words: string[]): Command => ({ words: ['systemctl', ...(isOfUser ? ['--user'] : []), ...words] })
  return {
    file: { path: path.posix.join(folder, name), text: unit(facts, isOfUser), encoding: 'utf8' },
    install: [
      ...(isOfUser ? [{ words: ['loginctl', 'enable-linger', facts.user] } satisfies Command] : []),
      control('daemon-reload'),
      control('enable', name),
      control('restart', name),
    ],
    remove: [{ ...control('disable', '--now', name), mayFail: true }],
    afterRemove: [control('daemon-reload')],
    isKnown: control('is-enabled', '--quiet', name),
    logs: `journalctl ${isOfUser ? '--user ' : ''}-u quay -e`,
    starts: 'with the machine, before anybody signs in',
  }
}

function unit({ user, root, node, dataDirectory }: ServiceFacts, isOfUser: boolean): string {
  const sections = [
    [
      '[Unit]',
      'Description=Quầy, the shop’s server',
      ...(isOfUser ? [] : ['Wants=network-online.target', 'After=network-online.target']),
      // Restarts for ever, with pauses, after a fault that recurs within seconds: no one in a shop starts the server by hand.
      'StartLimitIntervalSec=0',
    ],
    [
      '[Service]',
      'Type=exec',
      ...(isOfUser ? [] : [`User=${user}`]),
      `WorkingDirectory=${specifiers(root)}`,
      `ExecStart=${[node, `--env-file=${path.posix.join(dataDirectory, settingsFile)}`, 'server/src/main.ts'].map(argument).join(' ')}`,
      'Restart=always',
      'RestartSec=5',
      // The server ends requests, jobs and database within 15 s of SIGTERM, in that order: only it gets the signal.
      'KillMode=mixed',
      'TimeoutStopSec=30',
      // PostgreSQL mends itself when the system ends one of its processes.
      'OOMPolicy=continue',
      'LimitNOFILE=65536',
      'UMask=0077',
      'NoNewPrivileges=yes',
      'LockPersonality=yes',
      'RestrictRealtime=yes',
      'RestrictSUIDSGID=yes',
      'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK',
      ...(isOfUser ? [] : onlyForTheMachine(dataDirectory)),
    ],
    ['[Install]', `WantedBy=${isOfUser ? 'default.target' : 'multi-user.target'}`],
  ]
  return `${sections.map(lines => lines.join('\n')).join('\n\n')}\n`
}

/** What an account's own manager cannot promise without namespaces of users. */
const onlyForTheMachine = (dataDirectory: string) => [
  // The secret from the machine's credential store (/etc/credstore), where there is one: without a path it may be missing.
  'LoadCredential=quay-secret',
  'CapabilityBoundingSet=',
  'ProtectSystem=strict',
  // /tmp: the database's socket goes there when the folder's name is too long for one.
  `ReadWritePaths=${word(dataDirectory)} /tmp`,
  'PrivateDevices=yes',
  'ProtectClock=yes',
  'ProtectControlGroups=yes',
  'ProtectHostname=yes',
  'ProtectKernelLogs=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelTunables=yes',
  'RestrictNamespaces=yes',
  'SystemCallArchitectures=native',
]

/** One argument of a command, where `$` would name a variable, and one word of a list. */
const argument = (text: string) => word(text).replaceAll('$', '$$$$')
const word = (text: string) => `"${specifiers(text).replace(/["\\]/g, '\\$&')}"`
const specifiers = (text: string) => text.replaceAll('%', '%%')
