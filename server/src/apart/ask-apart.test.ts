import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it, vi } from 'vitest'
import { type ApartLimits, askApart } from './ask-apart.ts'

const program = new URL('../../test/apart/greedy-program.ts', import.meta.url)
const limits: ApartLimits = { heapMb: 64, residentMb: 400, cpuSeconds: 5, silentSeconds: 30 }

async function answersTo(task: string, more: Partial<ApartLimits> = {}) {
  const heard: string[] = []
  for await (const answer of askApart<string>(program, { do: task }, { ...limits, ...more })) heard.push(answer)
  return heard
}

it('ends a program that takes more processor time than it was given, or more memory', async () => {
  expect(await answersTo('spin', { cpuSeconds: 1 })).toEqual(['spin'])
  expect(await answersTo('eat', { residentMb: 200, silentSeconds: 5 })).toEqual(['eat'])
})

it('ends a program that says nothing for too long', async () => {
  expect(await answersTo('sleep', { silentSeconds: 1 })).toEqual(['sleep'])
})

it('sends words and hears what they bring, as long as somebody listens', async () => {
  const heard = askApart<string, 'again'>(program, { do: 'wait' }, limits)
  expect((await heard.next()).value).toBe('wait')
  expect((await heard.next('again')).value).toBe('again')
  await heard.return()
  expect((await heard.next()).done).toBe(true)
})

it('keeps what Node compiled of a program, though it is killed', async () => {
  const kept = await mkdtemp(path.join(tmpdir(), 'compiled-'))
  vi.stubEnv('NODE_COMPILE_CACHE', kept)
  try {
    const heard = askApart<string, 'again'>(program, { do: 'wait' }, limits)
    await heard.next()
    await heard.return()
    const files = await readdir(kept, { recursive: true, withFileTypes: true })
    expect(files.filter(file => file.isFile()).length).toBeGreaterThan(1)
  } finally {
    vi.unstubAllEnvs()
    await rm(kept, { recursive: true, force: true })
  }
})
