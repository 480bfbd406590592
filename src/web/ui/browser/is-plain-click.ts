type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link means 'go there', and not 'open it elsewhere'. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
