import { expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const chrome = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36`

it.each([
  [chrome('Windows NT 10.0; Win64; x64'), 'Chrome trên Windows'],
  [`${chrome('Windows NT 10.0; Win64; x64')} Edg/142.0`, 'Edge trên Windows'],
  [chrome('Linux; Android 14; SM-A155F'), 'Chrome trên Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari trên iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox trên Linux'],
  ['curl/8.5.0', null],
  [null, null],
])('reads %s as %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
