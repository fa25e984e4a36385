import { expect, it } from 'vitest'
import { groupTree, mayHold } from './group-tree.ts'

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

it('tells how many products are in a group itself, and what a group may be put under', () => {
  const groups = [
    { ...group('a', 'Thuốc'), productCount: 7 },
    { ...group('b', 'Kháng sinh', 'a'), level: 2, productCount: 5 },
    { ...group('c', 'Cephalosporin', 'b'), level: 3, productCount: 2 },
    group('d', 'Vật tư'),
  ]
  expect(groupTree(groups).map(node => [node.id, node.ownCount])).toEqual([
    ['a', 2],
    ['b', 3],
    ['c', 2],
    ['d', 0],
  ])
  const mayMove = (id: string) =>
    groups.filter(parent => mayHold(groups, parent, groups.find(one => one.id === id)!)).map(one => one.id)
  expect(mayMove('b')).toEqual(['a', 'd'])
  expect(mayMove('d')).toEqual(['a', 'b'])
  expect(mayMove('a')).toEqual([])
})
