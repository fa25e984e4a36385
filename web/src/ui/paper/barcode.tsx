import { barcodeModules } from '@quay/domain/label/barcode-modules'

/** A barcode drawn here as one path; nothing where the text has none. It fills the width it is given. */
export function Barcode({ text, height }: { text: string; height: string }) {
  const code = barcodeModules(text)
  if (!code) return null
  const bars = [...code.modules.matchAll(/1+/g)].map(
    ({ index, 0: run }) => `M${index + code.quiet} 0h${run.length}v1h-${run.length}z`,
  )
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${code.modules.length + 2 * code.quiet} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ display: 'block', width: '100%', height }}
    >
      <path d={bars.join('')} fill="#000" />
    </svg>
  )
}
