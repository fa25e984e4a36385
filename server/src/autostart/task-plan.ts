import * as path from 'node:path'
import { type Command, logDirectory, type ServiceFacts, type ServicePlan, settingsFile } from './service-plan.ts'
import { inXml } from './xml.ts'

const task = 'Quay'

/**
 * A task of Windows' own scheduler, which needs no program beside it: it starts with the machine as the account, without
 * its password and without a window, with the account's ordinary rights. PostgreSQL refuses those of an administrator.
 */
export function taskPlan(facts: ServiceFacts): ServicePlan {
  const file = path.win32.join(facts.dataDirectory, 'quay-task.xml')
  const control = (verb: string, ...words: string[]): Command => ({ words: ['schtasks', verb, '/TN', task, ...words] })
  const end: Command = { ...control('/End'), mayFail: true }
  const logs = path.win32.join(facts.dataDirectory, logDirectory, 'quay.log')
  return {
    file: { path: file, text: definition(facts), encoding: 'utf16le' },
    install: [end, control('/Create', '/XML', file, '/F'), control('/Run')],
    remove: [end, { ...control('/Delete', '/F'), mayFail: true }],
    afterRemove: [],
    isKnown: control('/Query'),
    logs,
    starts: 'with the machine, before anybody signs in',
  }
}

function definition({ user, root, node, dataDirectory }: ServiceFacts): string {
  const words = [
    `--env-file=${path.win32.join(dataDirectory, settingsFile)}`,
    path.win32.join(root, 'scripts', 'serve.mjs'),
    path.win32.join(dataDirectory, logDirectory),
  ]
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.4" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <URI>\\${task}</URI>
    <Description>Quầy, the shop's server</Description>
  </RegistrationInfo>
  <Triggers>
    <BootTrigger>
      <Enabled>true</Enabled>
      <Delay>PT10S</Delay>
    </BootTrigger>
  </Triggers>
  <Principals>
    <Principal id="Owner">
      <UserId>${inXml(user)}</UserId>
      <LogonType>S4U</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <AllowHardTerminate>true</AllowHardTerminate>
    <StartWhenAvailable>true</StartWhenAvailable>
    <RunOnlyIfNetworkAvailable>false</RunOnlyIfNetworkAvailable>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <Priority>5</Priority>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>999</Count>
    </RestartOnFailure>
    <Enabled>true</Enabled>
  </Settings>
  <Actions Context="Owner">
    <Exec>
      <Command>${inXml(node)}</Command>
      <Arguments>${inXml(words.map(quoted).join(' '))}</Arguments>
      <WorkingDirectory>${inXml(root)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`
}

/** One word as Windows' programs read their command line: a backslash before the closing quote would escape it. */
const quoted = (word: string) => `"${word.replace(/\\+$/, '$&$&')}"`
