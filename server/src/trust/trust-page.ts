import { type DeviceSystem, installWords } from './install-words.ts'

interface TrustPageFacts {
  /** Where the application is opened, best first, as `https://192.168.1.5:3443`. */
  addresses: readonly string[]
  /** SHA-256 of the authority's certificate, in pairs of hex digits. */
  fingerprint: string
  system: DeviceSystem | undefined
}

/** The page from which a phone or a second PC takes the authority's certificate, with the words for its system. */
export function trustPage({ addresses, fingerprint, system }: TrustPageFacts): string {
  const systems = Object.keys(installWords) as DeviceSystem[]
  const ordered = system ? [system, ...systems.filter(other => other !== system)] : systems
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kết nối thiết bị · Quầy</title>
<link rel="stylesheet" href="/trust/style.css">
</head>
<body>
<main>
<h1>Kết nối thiết bị này với Quầy</h1>
<p>Làm một lần trên mỗi điện thoại hoặc máy tính của cửa hàng. Sau đó mở Quầy như một trang an toàn: bán được cả khi mất mạng, quét được mã bằng camera.</p>
<h2>1. Tải và cài chứng chỉ</h2>
${ordered.map((one, place) => systemPart(one, place === 0 && one === system)).join('\n')}
<h2>2. So mã của chứng chỉ</h2>
<p>Mở chi tiết của chứng chỉ trên thiết bị này. Dòng <b>SHA-256</b> phải giống mã in trên máy chủ khi chạy <code>npm run trust</code>, là mã dưới đây. Khác một chữ thì gỡ chứng chỉ ra: ai đó trong mạng đã đưa tệp khác.</p>
<p class="code">${inHtml(fingerprint)}</p>
<h2>3. Mở Quầy</h2>
<ul class="addresses">
${addresses.map(address => `<li><a href="${inHtml(address)}/">${inHtml(address)}</a></li>`).join('\n')}
</ul>
<p class="quiet">Chứng chỉ này chỉ có hiệu lực với máy chủ của cửa hàng trong mạng nội bộ, không dùng được cho trang nào trên Internet. Gỡ nó bất cứ lúc nào ở chỗ đã cài.</p>
</main>
</body>
</html>
`
}

function systemPart(system: DeviceSystem, isOpen: boolean): string {
  const { name, file, steps } = installWords[system]
  return `<details${isOpen ? ' open' : ''}>
<summary>${name}${isOpen ? ' <span>thiết bị này</span>' : ''}</summary>
<p><a class="button" href="/trust/${file}" download>Tải chứng chỉ (${file})</a></p>
<ol>
${steps.map(step => `<li>${step.replaceAll('& ', '&amp; ')}</li>`).join('\n')}
</ol>
</details>`
}

const inHtml = (text: string) => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

/** Light and dark after the system, readable at arm's length on a phone. */
export const trustPageStyle = `
:root { color-scheme: light dark; --ink: #1b2126; --quiet: #56616a; --line: #d9dfe3; --ground: #f4f6f7; --sheet: #fff; --accent: #0b6b57; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecee; --quiet: #a3adb4; --line: #343c42; --ground: #14181b; --sheet: #1d2327; --accent: #54c9ab; --on-accent: #06251d } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 24px 16px 48px }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25 }
h2 { margin: 28px 0 8px; font-size: 18px }
details { margin-top: 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); padding: 0 16px }
summary { padding: 12px 0; font-weight: 600; cursor: pointer }
summary span { font-weight: 400; color: var(--quiet) }
ol { padding-left: 1.3em } li { margin: 6px 0 }
a { color: var(--accent) }
a.button { display: inline-block; padding: 10px 16px; border-radius: 6px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.code { padding: 12px; border-radius: 6px; background: var(--sheet); border: 1px solid var(--line); font: 14px/1.6 ui-monospace, monospace; overflow-wrap: anywhere }
.addresses { padding-left: 1.1em; font-size: 18px; overflow-wrap: anywhere }
.quiet { color: var(--quiet); font-size: 14px }
`
