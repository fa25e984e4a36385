import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchCamera } from './camera.ts'

const video = { play: async () => {} } as HTMLVideoElement
let inSight: string[]
/** So long the phone needs to read one picture. */
let readingMs: number
let scans: string[]
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  inSight = []
  readingMs = 0
  scans = []
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } })
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      async detect() {
        const codes = inSight.map(rawValue => ({ rawValue }))
        await new Promise(resolve => setTimeout(resolve, readingMs))
        return codes
      }
    },
  )
  stop = await watchCamera(video, code => scans.push(code))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([0, 2_000])('reads a pack once as long as it is in sight, if a picture takes %d ms to read', async ms => {
  readingMs = ms
  inSight = ['8930000000028']
  await vi.advanceTimersByTimeAsync(20_000)
  expect(scans).toEqual(['8930000000028'])
})

it.each([0, 2_000])('reads a pack again that was away, if a picture takes %d ms to read', async ms => {
  readingMs = ms
  inSight = ['8930000000028']
  await vi.advanceTimersByTimeAsync(5_000)
  inSight = []
  await vi.advanceTimersByTimeAsync(8_000)
  inSight = ['8930000000028', '8930000000042']
  await vi.advanceTimersByTimeAsync(5_000)
  expect(scans).toEqual(['8930000000028', '8930000000028', '8930000000042'])
})

it.each([0, 2_000])('takes one picture without the pack for a blur, if a picture takes %d ms to read', async ms => {
  readingMs = ms
  inSight = ['8930000000028']
  await vi.advanceTimersByTimeAsync(10 * (ms + 150))
  inSight = []
  await vi.advanceTimersByTimeAsync(ms + 150)
  inSight = ['8930000000028']
  await vi.advanceTimersByTimeAsync(10 * (ms + 150))
  expect(scans).toEqual(['8930000000028'])
})
