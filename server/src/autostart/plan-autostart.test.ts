import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { encoded } from './install-autostart.ts'
import { planAutostart } from './plan-autostart.ts'
import { inWords } from './run-command.ts'
import type { ServiceFacts, ServiceKind } from './service-plan.ts'
import { writeSettings } from './write-settings.ts'

const unix = { user: 'lan', uid: 1000, home: '/home/lan', root: '/opt/Quầy 1', dataDirectory: '/srv/nhà thuốc/data' }
const node = '/opt/Quầy 1/node_modules/node/bin/node'
const facts: Record<ServiceKind, ServiceFacts> = {
  'systemd-system': { kind: 'systemd-system', ...unix, node },
  'systemd-user': { kind: 'systemd-user', ...unix, node },
  'launchd-daemon': { kind: 'launchd-daemon', ...unix, node },
  'launchd-agent': { kind: 'launchd-agent', ...unix, home: '/Users/lan', node },
  'task-scheduler': {
    kind: 'task-scheduler',
    user: 'QUAY-1\\lan & hà',
    uid: -1,
    home: 'C:\\Users\\lan',
    root: 'C:\\Program Files\\Quầy',
    node: 'C:\\Program Files\\Quầy\\node_modules\\node\\bin\\node.exe',
    dataDirectory: 'D:\\nhà thuốc',
  },
}
const kinds = Object.keys(facts) as ServiceKind[]

it.each(kinds)('%s: the definition and the commands are those of the golden file', async kind => {
  const plan = planAutostart(facts[kind])
  const told = [
    `# ${plan.file.path}`,
    plan.file.text,
    ...plan.install.map(command => `install: ${inWords(command)}`),
    ...[...plan.remove, ...plan.afterRemove].map(command => `remove: ${inWords(command)}`),
    `known: ${inWords(plan.isKnown)}`,
    `logs: ${plan.logs}`,
    '',
  ]
  await expect(told.join('\n')).toMatchFileSnapshot(`golden/${kind}.txt`)
})

describe('systemd', () => {
  const verifier = spawnSync('systemd-analyze', ['--version']).status === 0

  it.runIf(verifier).each(['systemd-system', 'systemd-user'] as const)('finds nothing wrong with %s', async kind => {
    const directory = await fs.mkdtemp(path.join(tmpdir(), 'quay unit-'))
    const root = path.join(directory, 'Quầy 100% tốt')
    await fs.mkdir(root)
    // The program has to be there; that of this test has no space in its path, so a link has.
    const ownNode = path.join(root, 'node')
    await fs.symlink(process.execPath, ownNode)
    const { file } = planAutostart({ ...facts[kind], user: 'root', root, node: ownNode, dataDirectory: root })
    const unit = path.join(directory, 'quay.service')
    await fs.writeFile(unit, file.text)
    const scope = kind === 'systemd-user' ? ['--user'] : []
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...scope, '--man=no', unit], {
      encoding: 'utf8',
    })
    // Other units of the machine are judged along with it; only what is said of this one counts.
    expect(stderr.split('\n').filter(line => line.includes('quay'))).toEqual([])
    if (kind === 'systemd-system') expect(status).toBe(0)
    await fs.rm(directory, { recursive: true })
  })

  it('keeps what is special to it in names of folders', () => {
    const { file } = planAutostart({ ...facts['systemd-system'], dataDirectory: '/srv/100%/$HOME/"a\\b"' })
    expect(file.text).toContain('"--env-file=/srv/100%%/$$HOME/\\"a\\\\b\\"/service.env"')
    expect(file.text).toContain('ReadWritePaths="/srv/100%%/$HOME/\\"a\\\\b\\"" /tmp')
  })
})

it('Windows gets its task in UTF-16 with the mark that says so', () => {
  const { file } = planAutostart(facts['task-scheduler'])
  const bytes = encoded(file)
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe])
  expect(bytes.subarray(2).toString('utf16le')).toBe(file.text)
})

describe('the settings', () => {
  it('are what was set, as Node reads them back, and nothing else of the environment', () => {
    const set = {
      PORT: '3001',
      TLS_CERT: 'C:\\new\\tls.pem',
      SECRET_KEY: `it's "quoted" #1 $HOME ${'x'.repeat(20)}`,
      DATABASE_URL: '',
      PATH: '/bin',
      AWS_SECRET: 'x',
    }
    expect(parseEnv(writeSettings(set, 'D:\\nhà thuốc'))).toEqual({
      PORT: set.PORT,
      DATA_DIR: 'D:\\nhà thuốc',
      TLS_CERT: set.TLS_CERT,
      SECRET_KEY: set.SECRET_KEY,
    })
  })

  it.each(['two\nlines', "all ' of ` them"])('refuse what no quotes can hold: %j', value => {
    expect(() => writeSettings({ TLS_KEY: value }, '/data')).toThrow(StartError)
  })
})
