/** Puts a file into a PDF that a browser printed, by objects and a table that are written behind it. */
export function attachFile(pdf, name, text) {
  const before = pdf.toString('latin1')
  const startOf = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(before)[1])
  const trailer = before.slice(before.lastIndexOf('trailer'))
  const [size, root] = [Number(/\/Size (\d+)/.exec(trailer)[1]), Number(/\/Root (\d+) 0 R/.exec(trailer)[1])]
  const catalog = new RegExp(`(?:^|\\n)${root} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(before)[1]
  const content = Buffer.from(text).toString('latin1')
  const objects = [
    [root, `<<${catalog}\n/Names <</EmbeddedFiles <</Names [(${name}) ${size + 1} 0 R]>>>>>>`],
    [size, `<</Type /EmbeddedFile /Subtype /text#2Fxml /Length ${content.length}>>\nstream\n${content}\nendstream`],
    [size + 1, `<</Type /Filespec /F (${name}) /UF (${name}) /EF <</F ${size} 0 R>>>>`],
  ]
  let behind = '\n'
  const entries = objects.map(([id, body]) => {
    const entry = `${id} 1\n${String(before.length + behind.length).padStart(10, '0')} 00000 n \n`
    behind += `${id} 0 obj\n${body}\nendobj\n`
    return entry
  })
  const table = before.length + behind.length
  behind += `xref\n${entries.join('')}trailer\n<</Size ${size + 2} /Root ${root} 0 R /Prev ${startOf}>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(before + behind, 'latin1')
}
