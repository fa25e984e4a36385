import * as path from 'node:path'
import { type Command, logDirectory, type ServiceFacts, type ServicePlan, settingsFile } from './service-plan.ts'
import { inXml } from './xml.ts'

const label = 'vn.quay.server'

/** A daemon of the machine that runs as the account, or an agent that starts when the account signs in. */
export function launchdPlan(facts: ServiceFacts): ServicePlan {
  const isAgent = facts.kind === 'launchd-agent'
  const folder = isAgent ? path.posix.join(facts.home, 'Library/LaunchAgents') : '/Library/LaunchDaemons'
  const file = path.posix.join(folder, `${label}.plist`)
  const domain = isAgent ? `gui/${facts.uid}` : 'system'
  const control = (...words: string[]): Command => ({ words: ['launchctl', ...words] })
  const out: Command = { ...control('bootout', `${domain}/${label}`), mayFail: true }
  return {
    file: { path: file, text: plist(facts, isAgent), encoding: 'utf8' },
    install: [out, control('enable', `${domain}/${label}`), { ...control('bootstrap', domain, file), patient: true }],
    remove: [out],
    afterRemove: [],
    isKnown: control('print', `${domain}/${label}`),
    logs: path.posix.join(facts.dataDirectory, logDirectory, 'quay.log'),
    starts: isAgent ? 'when you sign in (with the machine: sudo npm run service install)' : 'with the machine',
  }
}

function plist({ user, root, node, dataDirectory }: ServiceFacts, isAgent: boolean): string {
  const settings = `--env-file=${path.posix.join(dataDirectory, settingsFile)}`
  const words = [node, settings, 'scripts/serve.mjs', path.posix.join(dataDirectory, logDirectory)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key><string>${label}</string>
${isAgent ? '' : `  <key>UserName</key><string>${inXml(user)}</string>\n`}  <key>ProgramArguments</key>
  <array>
${words.map(one => `    <string>${inXml(one)}</string>`).join('\n')}
  </array>
  <key>WorkingDirectory</key><string>${inXml(root)}</string>
  <key>RunAtLoad</key><true/>
  <key>KeepAlive</key><true/>
  <key>ThrottleInterval</key><integer>5</integer>
  <key>ExitTimeOut</key><integer>30</integer>
  <key>ProcessType</key><string>Interactive</string>
  <key>Umask</key><integer>63</integer>
</dict>
</plist>
`
}
