import { expect, it } from 'vitest'
import { areas, defaultGrants, isRight, models } from './areas.ts'
import { type Action, actions } from './right/permission.ts'

it.each(models)('%s: what is said of its rights is of rights that there are', model => {
  const { notable = [], without = {}, staff = [], finds = {}, presets = {} } = areas[model]
  const found = Object.values(finds).flatMap(actions => (actions === 'any' ? [] : actions))
  const preset = Object.values(presets).flatMap(actions => (actions === 'all' ? [] : actions))
  const told = new Set<string>([...notable, ...Object.keys(without), ...staff, ...found, ...preset])
  expect([...told].filter(action => !isRight({ model, action }))).toEqual([])
  expect(actions.some((action: Action) => areas[model][action])).toBe(true)
})

it('the default roles hold no right that there is not, each once', () => {
  for (const grants of Object.values(defaultGrants)) {
    expect(grants.filter(grant => !isRight(grant))).toEqual([])
    expect(new Set(grants.map(({ model, action }) => `${model}/${action}`)).size).toBe(grants.length)
  }
})
