import { expect } from 'vitest'
import type { Person } from './app.ts'

/** Gives a setting of the store a value, whatever its version is. */
export async function turnSwitch(owner: Person, key: string, value: boolean | number | null): Promise<void> {
  const { items } = (await owner.get('setting')).data
  const { version } = items.find((item: { key: string }) => item.key === key)
  expect((await owner.patch('setting', { key, value, version })).status).toBe(200)
}
