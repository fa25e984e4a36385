import { defaultGrants, everything, isRight, models } from '@quay/contract/areas'
import { expect, it } from 'vitest'
import { describeRights } from './describe-rights.ts'
import { rolePresets } from './role-presets.ts'

it.each(rolePresets.map(preset => [preset.name, preset] as const))(
  '%s holds rights that there are, each once',
  (_name, preset) => {
    const keys = preset.grants.map(({ model, action }) => `${model}/${action}`)
    expect(preset.grants.every(isRight)).toBe(true)
    expect(new Set(keys).size).toBe(keys.length)
  },
)

it('no preset may change roles or delete the store', () => {
  for (const { grants } of rolePresets)
    for (const { model, action } of grants) expect(['role', 'store'].includes(model) && action === 'delete').toBe(false)
})

it('the default roles hold rights that there are; admin all of them', () => {
  for (const grants of Object.values(defaultGrants)) expect(grants.every(isRight)).toBe(true)
  expect(new Set(describeRights(defaultGrants.admin)).size).toBe(models.length)
  expect(defaultGrants.admin).toHaveLength(everything.length)
})

it('who sells reads no cash book by default: the money of the day is told by the shift', () => {
  const readsBook = ({ model, action }: { model: string; action: string }) => model === 'cashbook' && action === 'read'
  expect(defaultGrants.staff.some(readsBook)).toBe(false)
  const readers = rolePresets.filter(({ grants }) => grants.some(readsBook)).map(({ id }) => id)
  expect(readers).toEqual(['accountant', 'manager'])
})
