import { lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type FetchedBytes =
  | { outcome: 'taken'; bytes: Buffer }
  /** The same again would be refused again. */
  | { outcome: 'refused'; words: string }
  | { outcome: 'unreachable'; words: string }

interface Fetching {
  /** Bytes of an answer; what is larger is not read on. */
  most: number
  signal: AbortSignal
  /** Which addresses of the network may be connected to; a test lets its own computer be one. */
  isAllowed?: (address: string) => boolean
}

const hopsAtMost = 3
const redirects = new Set([301, 302, 303, 307, 308])
/** Answers that may be another one later. */
const passing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429

const refused = (words: string) => ({ outcome: 'refused', words }) as const
const inside = refused('Địa chỉ trỏ vào mạng nội bộ nên không được tải.')
const notReached = { outcome: 'unreachable', words: 'Không kết nối được tới máy chủ của hình.' } as const

/**
 * Fetches an address from an untrusted file, by http or https, from the open internet only. It looks the name up once,
 * checks the address found and connects to it, so that a second look-up cannot give another answer; it checks each
 * redirection like the first address. Never throws.
 */
export async function fetchPublic(address: string, fetching: Fetching): Promise<FetchedBytes> {
  let url = URL.parse(address)
  for (let hop = 0; hop <= hopsAtMost; hop++) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      return refused('Địa chỉ không phải http hay https.')
    const answer = await get(url, fetching)
    if (answer.outcome !== 'moved') return answer
    url = URL.parse(answer.to, url.href)
  }
  return refused('Địa chỉ chuyển hướng quá nhiều lần.')
}

type Answer = FetchedBytes | { outcome: 'moved'; to: string }

function get(url: URL, { most, signal, isAllowed = isPublicAddress }: Fetching): Promise<Answer> {
  // Node does not look up an IP address, so the check at look-up would not run for it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) return Promise.resolve(inside)
  return new Promise(resolve => {
    const { get: ask } = url.protocol === 'https:' ? https : http
    const options = {
      // A connection of its own: one that stands open was checked for another name.
      agent: false,
      lookup: lookupAllowed(isAllowed),
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Quay' },
    }
    const request = ask(url, options, response => {
      resolve(read(response, most))
    })
    request.on('error', error => resolve(error instanceof NotAllowed ? inside : notReached))
  })
}

class NotAllowed extends Error {}

/** A look-up that only knows what may be connected to. */
const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (name, options, give) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return give(error ?? new NotAllowed(name), '')
      return options.all ? give(null, allowed) : give(null, first.address, first.family)
    })

async function read(response: IncomingMessage, most: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = response
  const end = <End extends Answer>(answer: End): End => {
    response.destroy()
    return answer
  }
  // An error after the end of the answer is ignored.
  response.on('error', () => {})
  if (redirects.has(status) && headers.location) return end({ outcome: 'moved', to: headers.location })
  if (passing(status)) return end({ outcome: 'unreachable', words: `Máy chủ của hình báo lỗi ${status}.` })
  if (status !== 200) return end(refused(`Không có hình ở địa chỉ này (${status}).`))
  const tooLarge = refused(`Hình lớn hơn ${Math.floor(most / 1024 / 1024)} MB.`)
  if (Number(headers['content-length'] ?? 0) > most) return end(tooLarge)
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length
      if (length > most) return end(tooLarge)
      parts.push(part)
    }
  } catch {
    return notReached
  }
  return { outcome: 'taken', bytes: Buffer.concat(parts) }
}
