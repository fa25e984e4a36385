import { readdirSync, statSync } from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../docs/huong-dan/images')

it('the pictures of the guides stay small: each client keeps them, so that it has them without a network', () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
  expect(bytes).toBeLessThan(1_500_000)
})
