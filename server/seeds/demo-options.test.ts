import { describe, expect, it } from 'vitest'
import { StartError } from '../src/start/start-error.ts'
import { readDemoOptions } from './demo-options.ts'

describe('the options of the demo', () => {
  it('are three months of a small pharmacy with two branches when nothing is said', () => {
    expect(readDemoOptions([])).toEqual({ days: 91, billsPerDay: [70, 45], seed: 1, again: false, help: false })
  })

  it('take parts of months, bills of both branches, a seed', () => {
    const options = readDemoOptions(['--months', '0.1', '--bills-per-day', '120,30', '--seed', '7', '--again'])
    expect(options).toEqual({ days: 3, billsPerDay: [120, 30], seed: 7, again: true, help: false })
  })

  it('give the second branch its share of one number', () => {
    expect(readDemoOptions(['--bills-per-day', '100']).billsPerDay).toEqual([100, 64])
  })

  it.each([
    ['--months', 'three'],
    ['--months', '0'],
    ['--months', ''],
    ['--bills-per-day', '1,2,3'],
    ['--bills-per-day', '-5'],
    ['--seed', 'x'],
    ['--year', '1'],
  ])('refuse %s %s in one line', (...args) => {
    expect(() => readDemoOptions(args)).toThrow(StartError)
  })
})
