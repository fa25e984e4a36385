import { encode } from 'uqr'

type QrCodeProps = {
  text: string
  /** Says what it holds, for readers. */
  label: string
  className?: string
}

/** A QR code as sharp squares, black on white in every theme, with the quiet edge that scanners need. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path fill="#000" d={squares(data)} />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
function squares(rows: readonly boolean[][]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      let width = 1
      while (row[x + width]) width += 1
      path += `M${x} ${y}h${width}v1h-${width}z`
      x += width
    }
  }
  return path
}
