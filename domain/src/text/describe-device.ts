const systems: ReadonlyArray<[RegExp, string]> = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'máy Mac'],
  [/Linux/, 'Linux'],
]
// Order matters: Edge and Cốc Cốc also call themselves Chrome, and Chrome calls itself Safari.
const browsers: ReadonlyArray<[RegExp, string]> = [
  [/coc_coc/i, 'Cốc Cốc'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** "Chrome trên Windows" from what a browser says of itself; null where it says nothing known. */
export function describeDevice(userAgent: string | null): string | null {
  const named = (list: ReadonlyArray<[RegExp, string]>) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  if (browser === undefined) return system ?? null
  return system === undefined ? browser : `${browser} trên ${system}`
}
