import { expect, it } from 'vitest'
import { isNearNationalCode } from './near-national-code.ts'

it.each([
  ['25366537RNFS-c', false],
  ['25366537RNFS-C ', false],
  ['25366537RNF-c', true],
  ['25366537RNFSS-c', true],
  ['25366537RNFS-x', true],
  ['25366537RNFSc', true],
  ['25366537RNFS – c', true],
  ['SO-1', false],
  ['PK2/118', false],
  ['20261124001', false],
  ['', false],
])('%s', (code, isNear) => expect(isNearNationalCode(code)).toBe(isNear))
