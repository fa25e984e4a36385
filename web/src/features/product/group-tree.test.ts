import { expect, it } from 'vitest'
import { groupTree } from './group-tree.ts'

const group = (id: string, name: string, parentId: string | null = null) => ({
  id,
  name,
  parentId,
  level: 1,
  productCount: 0,
  version: 1,
})

it('puts groups under their parents, by the Vietnamese alphabet, with the way to each', () => {
  const tree = groupTree([
    group('a', 'Vật tư'),
    group('b', 'Thuốc'),
    group('c', 'Kháng sinh', 'b'),
    group('d', 'Cephalosporin', 'c'),
    group('e', 'Dị ứng', 'b'),
  ])
  expect(tree.map(node => node.path)).toEqual([
    'Thuốc',
    'Thuốc › Dị ứng',
    'Thuốc › Kháng sinh',
    'Thuốc › Kháng sinh › Cephalosporin',
    'Vật tư',
  ])
  expect(tree.map(node => node.hasChildren)).toEqual([true, false, true, false, false])
})
