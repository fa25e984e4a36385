/** A text as it stands in XML. */
export const inXml = (text: string) => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
